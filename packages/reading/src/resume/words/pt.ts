import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Portuguese. */
export const portuguese: LanguageWords = {
  joints: 'para, na, no, como',
  goesOn: 'onde',
  rolesFirst: true,
  roles: `
    engenheiro, engenheira, desenvolvedor, desenvolvedora, diretor, diretora, enfermeiro, enfermeira,
    professor, professora, estagiario, estagiaria, advogado, advogada, motorista, cozinheiro, cozinheira,
    garcom, coordenador, coordenadora, arquiteto, arquiteta, jornalista, bolsista, pesquisador, pesquisadora
  `,
  headEnds: 'de',
  organisations: `
    atelie, escritorio, prefeitura, cooperativa, teatro, grupo, clinica, banco, instituto, ltda
  `,
  institutions: `
    escola, colegio estadual, universidade, instituto federal, academia, politecnica
  `,
  degrees: `
    ensino medio, bacharelado, licenciatura, mestrado, graduacao, tecnologo, curso
  `,
  particles: 'da, das, de, do, dos, e',
  documents: 'cv, curriculum vitae',
  documentOf: 'de',
  as: 'como',
  toldArticles: 'um, uma',
  openerArticles: 'um, uma',
  and: 'e',
  other: 'outros',
  page: 'página, pagina',
  pageOf: 'de',
  lands: 'Brasil',
  townParticles: 'da, das, de',
  tailForms: 'lda, ltda',
  patterns: {
    told: 'sou | trabalhei | trabalho',
  },
  labels: {
    name: 'nome, nome completo',
    phone: 'telefone',
    location: 'endereco',
    languages: 'idiomas',
    company: 'empresa, empregador',
    position: 'cargo, funcao',
    period: 'data, periodo, ano',
    from: 'inicio',
    institution: 'instituicao',
    degree: 'curso',
  },
}
