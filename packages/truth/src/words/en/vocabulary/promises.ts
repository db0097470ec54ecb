/** Words that promise something by themselves, by what they promise. */
export const promises = {
  quality: `
award awarded prize medal winner winning best top leading lead foremost premier outstanding excellent excellence exceptional flawless perfect impeccable highest record-breaking superior world-class first-class state-of-the-art cutting-edge innovative groundbreaking unprecedented pioneering unique exclusive prestigious renowned acclaimed celebrated famous michelin star
expert expertise advanced senior principal proficient fluent mastery master masterful certified accredited licensed chartered registered qualified extensive deep strong proven solid highly error-free faultless spotless error-prone meticulous rigorous rigorously thorough thoroughly comprehensive comprehensively reliable reliably robust sophisticated high-quality high-end luxury premium elite specialist specialized gold silver distinction honors honours cum laude
successful successfully success significantly significant dramatically drastically substantially substantial markedly considerably greatly massively effectively efficiently seamlessly smoothly consistently quickly rapidly exponentially remarkably notably impressive strongly heavily noticeably measurably visibly sustainably sustainable lasting long-term permanently tremendous
popular favorite trusted respected cited peer-reviewed sought-after well-known beloved`,
  reach: `
company-wide companywide organization-wide enterprise enterprise-wide nationwide national nationally international internationally global globally worldwide regional statewide citywide europe cross-functional everyone everywhere entire entirely whole complete full all every universal universally widely wide industry sector market group-wide site-wide school-wide hospital-wide department-wide organisation-wide firm-wide
adopt adoption adopted rollout standard benchmark model flagship strategic strategy key critical crucial vital major large large-scale high-profile high-value vip executive board director c-level ceo minister government celebrity mandatory official
budget headcount zero none never always only sole solely personally single-handed fully completely totally
exceed exceeding exceeded surpass beat outperform outpace double triple tripled quadruple millions thousands hundreds dozens countless numerous multiple several many`,
  results: `
profit revenue growth margin efficiency productivity satisfaction retention engagement morale attainment performance quality accuracy compliance safety security reputation visibility awareness traffic loyalty turnover throughput uptime yield savings
improve increase reduce boost eliminate prevent optimize maximize minimize strengthen enhance enable ensure guarantee accelerate streamline simplify grow raise save cut shorten decrease foster elevate sharpen transform revolutionize modernize restructure turnaround overhaul scale expand revitalize`,
  done: `introduce implement establish negotiate solve resolve settle obtain secure win achieve launch launched founder accomplish realize finalize finalise certify graduate earn earned attain`,
  authority: `
approve approved sign authorize authority final decision accountable ownership hiring hire fire promote promotion promoted bonus praise praised commended commendation recognized recognition honored requested
patent patented publish published invent invented own sign-off owner veto
decide dismiss appoint delegate sanction endorse
train mentor coach teach supervise manage lead direct head chair govern regulate enforce oversee steer command orchestrate champion`,
  acts: `
restore renovate refurbish rebuild build create construct design develop automate deploy diagnose prescribe certify represent argue defend advise counsel consult assess evaluate analyze calculate investigate research repair coordinate write author program engineer close sell recruit initiate forecast troubleshoot perform_surgery operate_on
testify mediate arbitrate curate choreograph compose sponsor broker acquire architect interview audit invest fundraise administer inject intubate suture`,
  parties: `
client customer contract deal investor stakeholder partner partnership vendor university hospital court bank embassy ministry parliament royal
police army inspection legal federal nato military
strategy profit celebrity`,
}
