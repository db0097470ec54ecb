import { PRODUCT_NAME } from './product.ts'

/** A page's head: its title and what it says about itself. */
export interface PageHead {
  title: string
  description: string
  /** Of use to who is in the middle of something; search engines leave it out. */
  noindex?: true
}

const named = (title: string) => `${title} · ${PRODUCT_NAME}`

/** What search engines, tabs and shared links say about each page, by its path. */
export const pageHeads = {
  '/': {
    title: `${PRODUCT_NAME}: a resume tailored to each job`,
    description:
      'Upload your resume, paste job descriptions, and get one tailored resume per job: STAR-style bullets, ATS keywords and an honest match score. Only your own facts.',
  },
  '/about': {
    title: named('About'),
    description: `What ${PRODUCT_NAME} does with a resume and a job description, how it keeps to your own facts, how the match score is made, and what pays for it.`,
  },
  '/contact': {
    title: named('Contact'),
    description: `Write to ${PRODUCT_NAME}: general questions, support, legal and partnerships. We answer within 24 hours on business days.`,
  },
  '/privacy-policy': {
    title: named('Privacy Policy'),
    description: `What ${PRODUCT_NAME} keeps of your resume, why and for how long, which AI services process it, and how to have all of it sent to you or deleted.`,
  },
  '/terms': {
    title: named('Terms of Service'),
    description: `The terms under which you use ${PRODUCT_NAME}: your texts stay yours, you decide what you send, and Canadian law applies.`,
  },
  '/pricing': {
    title: named('Pricing'),
    description: `What ${PRODUCT_NAME} costs: free to try, then paid once for a handful of tailored resumes or for as many as you need. No subscription.`,
  },
  '/checkout': {
    title: named('Checkout'),
    description: 'Pay by card, once. Your card goes to Stripe and never to us.',
    noindex: true,
  },
  '/payment-success': {
    title: named('Your payment'),
    description: 'Whether your payment has come, and what you have now.',
    noindex: true,
  },
  '/login': {
    title: named('Sign In'),
    description: 'Sign in to find your tailored resumes on every device.',
    noindex: true,
  },
  '/register': {
    title: named('Create Account'),
    description: 'With an account your tailored resumes are there on every device.',
    noindex: true,
  },
  '/forgot-password': {
    title: named('Forgotten Password'),
    description: 'Have a link sent with which you choose a new password.',
    noindex: true,
  },
  '/reset-password': {
    title: named('New Password'),
    description: 'Choose a new password.',
    noindex: true,
  },
  '/your-data': {
    title: named('Your resumes and your data'),
    description: 'See what is stored of you, take it along, or delete it.',
    noindex: true,
  },
  '/your-words': {
    title: named('Your words'),
    description: 'What you said of your resume: it is used for each job until you take it back.',
    noindex: true,
  },
  '/suggestions': {
    title: named('Suggestions'),
    description: 'Texts that need your eye, each once for all jobs.',
    noindex: true,
  },
  '/postings': {
    title: named('Your postings'),
    description:
      'Which postings are worth it, by how your resume meets each, and what came of them.',
    noindex: true,
  },
  '/batches': {
    title: named('Your batches'),
    description: 'What you sent together: how far it is, what failed and why, and each result.',
    noindex: true,
  },
  '/account': {
    title: named('Your Account'),
    description: 'Your address, password, plan, and where you are signed in.',
    noindex: true,
  },
  '/operator': {
    title: named('AI service'),
    description: 'For the operator: test the AI service as it is set up, and see what to change.',
    noindex: true,
  },
} as const satisfies Record<string, PageHead>

/** What stands at any other path. */
export const notFoundHead: PageHead = {
  title: named('Page not found'),
  description: 'There is no page at this address.',
}

/** The paths that search engines may show. */
export function listIndexed(): string[] {
  const heads: [string, PageHead][] = Object.entries(pageHeads)
  return heads.flatMap(([path, { noindex }]) => (noindex ? [] : [path]))
}

/** The picture of a shared link, and its words for those who can't see it. */
export const SOCIAL_IMAGE = {
  path: '/social.png',
  width: 1200,
  height: 630,
  words: `${PRODUCT_NAME}. Your Dream Resume, Instantly.`,
} as const

/** @param path such as '/about'; a slash at its end doesn't matter */
export function findPageHead(path: string): PageHead | undefined {
  const plain = path === '/' ? path : path.replace(/\/$/, '')
  return Object.hasOwn(pageHeads, plain) ? pageHeads[plain as keyof typeof pageHeads] : undefined
}
