/// <reference lib="dom" />
/** How high the bar with the tabs is. */
export const BAR_PX = 44

/**
 * Draws on the page what a screenshot leaves out: a bar with tabs, the pointer, and the keys that are
 * pressed. It runs in the page, in a shadow tree of its own, and stays there once.
 * @param tabs the titles of all tabs, and the title of this page's
 */
export function decorate([titles, mine]: readonly [readonly string[], string]): void {
  if (document.querySelector('stage-props')) return
  const bar = 44
  const host = document.createElement('stage-props')
  const root = host.attachShadow({ mode: 'closed' })
  root.innerHTML = `
    <style>
      :host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; font: 500 14px/1 'Inter Variable', sans-serif; color: #1f1b16 }
      .bar { height: ${bar}px; box-sizing: border-box; padding: 7px 10px 0; display: flex; gap: 6px; background: #e4dccf }
      .tab { width: 234px; box-sizing: border-box; padding: 12px 16px; border-radius: 8px 8px 0 0; color: #5e564b; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
      .mine { background: #fbf8f3; color: #1f1b16 }
      .pointer { position: absolute; left: 0; top: 0; width: 26px; height: 26px }
      .ring { position: absolute; left: -16px; top: -16px; width: 36px; height: 36px; border-radius: 50%; border: 3px solid #b8321f; box-sizing: border-box; opacity: 0 }
      .down .ring { opacity: 1 }
      .keys { position: absolute; left: 50%; bottom: 96px; translate: -50%; padding: 16px 26px; border-radius: 10px; background: #1f1b16; color: #fbf8f3; font-size: 26px }
      .keys:empty { display: none }
    </style>
    <div class="bar"></div>
    <div class="keys"></div>
    <div class="pointer"><div class="ring"></div>
      <svg viewBox="0 0 26 26" width="26" height="26"><path d="M2 1v19l5-4.6 3.4 7.8 3.6-1.6-3.4-7.6h6.8z" fill="#1f1b16" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>
    </div>`
  const find = (name: string) => root.querySelector<HTMLElement>(name)
  for (const title of titles) {
    const tab = document.createElement('div')
    tab.className = title === mine ? 'tab mine' : 'tab'
    tab.textContent = title
    find('.bar')?.append(tab)
  }
  const pointer = find('.pointer')
  addEventListener(
    'mousemove',
    ({ clientX, clientY }) => {
      if (pointer) pointer.style.translate = `${clientX}px ${clientY}px`
    },
    true,
  )
  addEventListener('mousedown', () => pointer?.classList.add('down'), true)
  addEventListener('mouseup', () => pointer?.classList.remove('down'), true)
  document.addEventListener('stage-keys', (event) => {
    const keys = find('.keys')
    if (keys) keys.textContent = String((event as CustomEvent).detail)
  })
  document.documentElement.append(host)
  document.documentElement.style.paddingTop = `${bar}px`
  document.documentElement.style.scrollPaddingTop = `${bar + 40}px`
}
