import { launch, type Browser } from 'puppeteer-core'
import { explainLaunchFailure } from './launch-failure.ts'
import { LAUNCH_TIMEOUT_MS } from './limits.ts'
import { makeProfileFolder, removeProfileFolder } from './profile-folder.ts'

export interface LaunchPlan {
  executablePath: string
  shell: boolean
  sandbox: boolean
  env: Record<string, string>
  /** How long one protocol call may take, in milliseconds: a crashed page never answers. */
  protocolTimeoutMs: number
}

// Nothing that a page asks for may leave: no name resolves, not even loopback is reached directly, and
// what is left goes to a proxy that does not exist.
const closedNetwork = [
  '--proxy-server=http://proxy.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pings',
]
// Letter widths that don't depend on the machine's hinting settings.
const sameEverywhere = ['--font-render-hinting=none', '--disable-gpu']

/** A started browser and what it leaves on disk. */
export interface LaunchedBrowser {
  browser: Browser
  profile: string
}

/**
 * Starts Chromium. It talks over a pipe, so it ends when our process does, however that happens. It gets
 * an environment of its own, so no secret of ours is in it.
 * @throws Error with one sentence when it does not start
 */
export async function launchBrowser(plan: LaunchPlan): Promise<LaunchedBrowser> {
  const profile = await makeProfileFolder()
  const args = [...closedNetwork, ...sameEverywhere, ...(plan.sandbox ? [] : ['--no-sandbox'])]
  const env = { ...plan.env, HOME: profile, TMPDIR: profile }
  try {
    const browser = await launch({
      executablePath: plan.executablePath,
      headless: plan.shell ? 'shell' : true,
      pipe: true,
      args,
      env,
      userDataDir: profile,
      timeout: LAUNCH_TIMEOUT_MS,
      protocolTimeout: plan.protocolTimeoutMs,
      downloadBehavior: { policy: 'deny' },
      // The process that uses us decides what its signals mean.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    return { browser, profile }
  } catch (error) {
    const reason = await explainLaunchFailure(plan.executablePath, profile, env)
    await removeProfileFolder(profile)
    throw new Error(reason, { cause: error })
  }
}
