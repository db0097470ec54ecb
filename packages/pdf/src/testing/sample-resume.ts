const bullets = [
  'Cut the nightly import from four hours to forty minutes by splitting it into small steps.',
  'Moved 38 services to Kubernetes without an outage, with a plan that every team could follow.',
  'Wrote the on-call guide that halved the number of calls at night.',
  'Trained six colleagues in PostgreSQL, who now tune their own queries.',
]

/** An ordinary resume of two pages, as a whole HTML document. */
export function makeSampleResume(jobs = 7): string {
  const work = Array.from(
    { length: jobs },
    (_item, index) => `<section><h3>Example Company ${index + 1}</h3>
      <p>Software Engineer <span>2019 to 2024</span></p>
      <ul>${bullets.map((bullet) => `<li>${bullet}</li>`).join('')}</ul></section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alex Sample</title>
    <style>@page { margin: 18mm } body { font: 10.5pt/1.4 'Noto Sans', sans-serif; margin: 0 }
    li { list-style-type: '•  ' }</style></head>
    <body><h1>Alex Sample</h1><p>alex@example.com</p><h2>Experience</h2>${work.join('')}</body></html>`
}
