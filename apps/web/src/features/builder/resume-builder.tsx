import type { StructuredResume } from '@tailorbird/contracts'
import { FormikContext, useFormik } from 'formik'
import { Tabs } from 'radix-ui'
import { useMemo, useState, type ComponentType, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { keepChoice, readKeptChoice } from '../../lib/kept-choice.ts'
import { notified } from '../../lib/toast-slice.ts'
import type { UploadedResume } from '../../lib/uploaded-resume.ts'
import { AdditionalSection } from './additional-section.tsx'
import { BuilderContext, focusOn, idOf } from './builder-context.ts'
import './builder.css'
import { blankValues, fromResume, type BuilderValues } from './builder-values.ts'
import { CompetenciesSection } from './competencies-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EducationSection } from './education-section.tsx'
import { ExperienceSection } from './experience-section.tsx'
import { exportJsonResume, writeResume } from './export-resume.ts'
import { findProblems, type Problem } from './find-problems.ts'
import { readDraft } from './kept-draft.ts'
import { listFilled } from './list-filled.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { QuestionDialog, type Question } from '../../components/question-dialog.tsx'
import { SectionNumbers } from './section-numbers.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SECTION_IDS, SECTIONS, type SectionId } from './sections.ts'
import { StartFrom } from './start-from.tsx'
import { SummarySection } from './summary-section.tsx'
import { isBlank, toResume } from './to-resume.ts'
import { useBuilderDispatch, useDraft } from './use-draft.ts'
import { useTries } from './use-tries.ts'

interface Props {
  /** The resume that is loaded, to start from; null: none. */
  loaded: UploadedResume | null
  /** Takes the markdown that the form makes. */
  onGenerated: (resume: UploadedResume) => void
}

/** Where the open section is kept, for a reload. */
const KEPT_SECTION = 'draft-section'

const FIELDS: Record<SectionId, ComponentType> = {
  contact: ContactSection,
  summary: SummarySection,
  experience: ExperienceSection,
  education: EducationSection,
  competencies: CompetenciesSection,
  additional: AdditionalSection,
}

/** Builds a resume in a form of six sections. Tabs look around, numbers lead, Generate checks all. */
export default function ResumeBuilder({ loaded, onGenerated }: Props) {
  const dispatch = useBuilderDispatch()
  const [initialValues] = useState(() => dispatch(readDraft()) ?? blankValues())
  const [section, openSection] = useState(() =>
    dispatch(readKeptChoice(KEPT_SECTION, SECTION_IDS, 'contact')),
  )
  const [said, say] = useState('')
  const [question, ask] = useState<Question | null>(null)
  /** The uploaded text that the form was filled in from. */
  const [startedFrom, setStartedFrom] = useState<string>()
  const formik = useFormik<BuilderValues>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => (findProblems(values).length > 0 ? { summary: 'incomplete' } : {}),
    onSubmit: (values) => {
      const finish = () => {
        onGenerated(writeResume(toResume(values)))
        dispatch(notified({ title: 'Resume generated!', tone: 'good' }))
      }
      if (!loaded || loaded.isGenerated || startedFrom === loaded.content) return finish()
      return ask({
        title: `Replace ${loaded.fileName}?`,
        text: 'The generated resume takes the place of your uploaded one on this page.',
        answer: 'Replace',
        onYes: finish,
      })
    },
  })
  const { values } = formik
  const { problems, shown, listed, note } = useTries(values)
  useDraft(values)

  const builder = useMemo(() => {
    const messages = new Map(shown.map(({ field, message }) => [field, message]))
    return { messageOf: (field: string) => messages.get(field), say, ask }
  }, [shown])

  function setSection(next: SectionId) {
    openSection(next)
    dispatch(keepChoice(KEPT_SECTION, next))
  }

  function show({ section: place, field }: Problem) {
    flushSync(() => setSection(place))
    focusOn(field)
  }

  function go(target: SectionId) {
    const first = problems.filter((problem) => problem.section === 'contact')
    if (target !== 'contact' && first[0]) {
      note([...first, ...shown.filter((problem) => problem.section !== 'contact')], false)
      show(first[0])
      return
    }
    flushSync(() => setSection(target))
    focusOn(`${target}.heading`)
  }

  function generate(event: FormEvent) {
    event.preventDefault()
    note(problems, true)
    if (problems[0]) show(problems[0])
    else void formik.submitForm()
  }

  function fill(next: BuilderValues) {
    flushSync(() => {
      formik.resetForm({ values: next })
      note([], false)
      setSection('contact')
    })
    focusOn('contact.heading')
  }

  function clear() {
    ask({
      title: 'Clear the form?',
      text: 'Everything that you wrote in it goes. An uploaded or generated resume stays.',
      answer: 'Clear',
      onYes: () => fill(blankValues()),
    })
  }

  return (
    <FormikContext value={formik}>
      <BuilderContext value={builder}>
        <StartFrom
          loaded={loaded}
          hasText={!isBlank(values)}
          onLoad={(resume: StructuredResume, from) => {
            setStartedFrom(from?.content)
            fill(fromResume(resume))
          }}
        />
        <form noValidate aria-label="Create Resume" className="builder" onSubmit={generate}>
          <ProblemSummary found={listed} left={shown} onGo={show} />
          <Tabs.Root value={section} onValueChange={(value) => setSection(value as SectionId)}>
            <SectionTabs problems={shown} />
            {SECTIONS.map(({ id, label }, place) => {
              const Fields = FIELDS[id]
              return (
                <Tabs.Content key={id} value={id} tabIndex={-1} className="builder-sheet">
                  <h3
                    id={idOf(`${id}.heading`)}
                    tabIndex={-1}
                    className="mb-5 text-h3 outline-none"
                  >
                    <span className="text-soft tabular-nums">{place + 1}. </span>
                    {label}
                  </h3>
                  <Fields />
                </Tabs.Content>
              )
            })}
          </Tabs.Root>
          <SectionNumbers current={section} filled={listFilled(values, problems)} onGo={go} />
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
            <button type="submit" className="button-thread w-full sm:w-auto">
              Generate Resume
            </button>
            <button
              type="button"
              className="button-plain text-small"
              onClick={() => void exportJsonResume(toResume(values))}
            >
              Export JSON Resume
            </button>
            <button type="button" className="button-plain text-small" onClick={clear}>
              Clear the form
            </button>
          </div>
          <p className="mt-3 text-fine text-soft">Kept in this browser while you write.</p>
          <output className="block sr-only">{said}</output>
        </form>
        <QuestionDialog question={question} onClose={() => ask(null)} />
      </BuilderContext>
    </FormikContext>
  )
}
