import { StateEffect, StateField, type Range } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'
import type { PlacedWarning } from './place-warnings.ts'

/** Takes the place of the notes that are there. */
export const setWarnings = StateEffect.define<readonly PlacedWarning[]>()

class Note extends WidgetType {
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
  override eq(other: Note) {
    return other.text === this.text
  }
  override toDOM() {
    const note = document.createElement('div')
    note.className = 'edit-warning'
    note.textContent = `▲ ${this.text}`
    return note
  }
}

/** Warnings as notes below the lines that they are about; they move with their lines. */
export const warningNotes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (notes, transaction) => {
    const given = transaction.effects.find((effect) => effect.is(setWarnings))
    if (!given) return notes.map(transaction.changes)
    const { doc } = transaction.state
    const placed = given.value.flatMap(({ text, line }): Range<Decoration>[] => {
      if (line < 1 || line > doc.lines) return []
      const widget = Decoration.widget({ widget: new Note(text), block: true, side: 1 })
      return [widget.range(doc.line(line).to)]
    })
    return Decoration.set(placed, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})
