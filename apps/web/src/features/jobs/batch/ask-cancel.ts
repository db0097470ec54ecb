/** What is asked before a batch is cancelled. @param done how many of its resumes stay */
export function askCancel(open: number, done: number) {
  const kept = done === 1 ? 'The resume that is done stays.' : 'The resumes that are done stay.'
  return {
    title: `Cancel ${open} jobs?`,
    text: `They leave the list, and there is no way back.${done > 0 ? ` ${kept}` : ''}`,
    answer: `Cancel ${open} jobs`,
    refusal: 'Keep them',
  }
}
