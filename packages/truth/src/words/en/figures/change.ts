/** Verbs and nouns of change by their direction, for lines whose figures show it. */
export const change = {
  up: 'raise increase grow boost expand lift rise climb gain up higher more push drive',
  down: 'reduce cut lower decrease shorten shrink trim drop slash fall decline bring_down down less fewer halve quicker faster speed_up accelerate save',
  better: 'improve improvement better change move shift go develop',
  over: 'exceed surpass beat outperform top overshoot above ahead_of over',
}

/** What a result may be held against. */
export const targets = 'target quota goal budget plan forecast objective'
