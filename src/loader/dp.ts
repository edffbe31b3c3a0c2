import { startLoader } from './loader.ts'

/**
 * dp.js: the loader for pages without a bundler. Loads the files beside dp.js by their addresses.
 * Runs as a classic script and as a module. Its own address comes from a stack trace, where no markup can change it. The
 * page's first `<base>` can change the address of a script element. A page without stack traces has only this one.
 */
const address =
  /\w+:\S+\/dp\.js/.exec(`${new Error().stack}`)?.[0] ??
  (
    Reflect.get(
      Object.getPrototypeOf(document),
      'currentScript',
      document,
    ) as HTMLScriptElement | null
  )?.src

const load = (file: string) => import(`${new URL(file, address)}`)

startLoader({
  tag: (tag, again) => load(`elements/${tag}.js${again}`),
  wanted: () => load('wanted.js'),
})
