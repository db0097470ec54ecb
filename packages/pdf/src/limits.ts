/** Largest HTML that is rendered, in bytes: some thirty times an ordinary resume. */
export const MAX_HTML_BYTES = 300_000
/** Most pages of a PDF. */
export const MAX_PAGES = 10
/** How long one rendering may take, with its one repetition, in milliseconds. */
export const RENDER_TIMEOUT_MS = 15_000
/** Pages that are kept open, so how many renderings run at once. */
export const DEFAULT_POOL_SIZE = 2
/** How long the browser may take to start, in milliseconds. */
export const LAUNCH_TIMEOUT_MS = 30_000
/** How long a page or the browser may take to close before it is killed, in milliseconds. */
export const CLOSE_TIMEOUT_MS = 2_000
