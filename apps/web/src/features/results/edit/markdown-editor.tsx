import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { commonmarkLanguage, markdownKeymap } from '@codemirror/lang-markdown'
import { EditorSelection, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap } from '@codemirror/view'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { editorTheme, markdownLook } from './editor-look.ts'
import type { PlacedWarning } from './place-warnings.ts'
import { setWarnings, warningNotes } from './warning-notes.ts'

export interface EditorHandle {
  setText: (text: string) => void
  goToLine: (line: number) => void
}

interface Props {
  ref: Ref<EditorHandle>
  /** The text to begin with; later ones come by `setText`. */
  first: string
  label: string
  /** The id of the hint. */
  describedBy: string
  warnings: readonly PlacedWarning[]
  onChange: (text: string) => void
  onSave: () => void
  /** Escape: the keyboard goes on elsewhere, because Tab could mean an indent to others. */
  onLeave: () => void
}

/** A markdown editor (CodeMirror 6). Tab moves on; nothing traps the keyboard. */
export function MarkdownEditor({ ref, first, label, describedBy, warnings, ...handlers }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(handlers)
  const start = useRef({ first, label, describedBy })

  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const attributes = {
      'aria-label': start.current.label,
      'aria-describedby': start.current.describedBy,
      // It can be focused without; tools that look for a way into what scrolls ask for it.
      tabindex: '0',
      spellcheck: 'true',
      autocapitalize: 'sentences',
    }
    const run = (action: 'onSave' | 'onLeave') => () => {
      latest.current[action]()
      return true
    }
    const editor = new EditorView({
      ...(place.current ? { parent: place.current } : {}),
      state: EditorState.create({
        doc: start.current.first,
        extensions: [
          history(),
          drawSelection(),
          highlightActiveLine(),
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          EditorView.contentAttributes.of(attributes),
          // The language alone: HTML, scripts and styles within markdown would be most of the code.
          commonmarkLanguage,
          markdownLook,
          warningNotes,
          editorTheme,
          keymap.of([
            { key: 'Mod-s', run: run('onSave'), preventDefault: true },
            { key: 'Escape', run: run('onLeave') },
            ...markdownKeymap,
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = editor
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])

  useEffect(() => {
    view.current?.dispatch({ effects: setWarnings.of(warnings) })
  }, [warnings])

  useImperativeHandle(ref, () => ({
    setText: (text) => {
      const editor = view.current
      if (!editor || editor.state.doc.toString() === text) return
      const head = Math.min(editor.state.selection.main.head, text.length)
      editor.dispatch({
        changes: { from: 0, to: editor.state.doc.length, insert: text },
        selection: EditorSelection.cursor(head),
      })
    },
    goToLine: (line) => {
      const editor = view.current
      if (!editor || line > editor.state.doc.lines) return
      const { from } = editor.state.doc.line(line)
      editor.dispatch({ selection: EditorSelection.cursor(from), scrollIntoView: true })
      editor.focus()
    },
  }))

  return <div ref={place} className="edit-card" />
}
