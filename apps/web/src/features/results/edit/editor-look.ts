import { syntaxTree } from '@codemirror/language'
import type { Range } from '@codemirror/state'
import {
  Decoration,
  EditorView,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view'

/** What markdown's nodes look like; others are plain text. */
const CLASSES: Record<string, string> = {
  ATXHeading1: 'md-heading',
  ATXHeading2: 'md-heading',
  ATXHeading3: 'md-heading',
  StrongEmphasis: 'md-strong',
  Emphasis: 'md-emphasis',
  HeaderMark: 'md-mark',
  EmphasisMark: 'md-mark',
  ListMark: 'md-mark',
  Escape: 'md-mark',
}

function dress(view: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = []
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const look = CLASSES[node.name]
        if (look && node.to > node.from) {
          marks.push(Decoration.mark({ class: look }).range(node.from, node.to))
        }
      },
    })
  }
  return Decoration.set(marks, true)
}

/** Headings, bold and list marks as they are in the sheet, as far as a text can. */
export const markdownLook = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = dress(view)
    }
    update(update: ViewUpdate) {
      const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state)
      if (update.docChanged || update.viewportChanged || isParsed) {
        this.decorations = dress(update.view)
      }
    }
  },
  { decorations: ({ decorations }) => decorations },
)

/** The editor as a card of the page; the rest is in edit.css. */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--card)',
    fontSize: '0.9375rem',
  },
  '&.cm-focused': { outline: '2px solid var(--ink)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--font-sans)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '1.25rem 0', caretColor: 'var(--thread)' },
  '.cm-line': { padding: '0 1.25rem' },
  '.cm-cursor': { borderLeftColor: 'var(--thread)', borderLeftWidth: '2px' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--soft) 8%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--thread) 22%, transparent)' },
})
