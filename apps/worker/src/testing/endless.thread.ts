import answer from '../tailor/texts.thread.ts'

/** The thread of the tailor worker; what has this word in it is never done. */
const ENDLESS = 'ENDLESS'

export default (call: Parameters<typeof answer>[0]): ReturnType<typeof answer> => {
  if (JSON.stringify(call.input)?.includes(ENDLESS)) {
    Atomics.store(call.begun, 0, 1)
    for (;;);
  }
  return answer(call)
}
