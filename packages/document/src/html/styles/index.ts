import type { TemplateName } from '@tailorbird/contracts'
import { banded } from './banded.ts'
import { chronicle } from './chronicle.ts'
import { classic } from './classic.ts'
import { compact } from './compact.ts'
import { formal } from './formal.ts'
import { modern } from './modern.ts'
import type { TemplateStyle } from './template-style.ts'

/** Each template's style, by its name. */
export const styles: Record<TemplateName, TemplateStyle> = {
  classic,
  modern,
  compact,
  formal,
  chronicle,
  banded,
}
