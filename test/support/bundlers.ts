import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build as esbuild } from 'esbuild'
import { rollup } from 'rollup'
import { build as vite } from 'vite'

/** Builds main.js of a shop's project into the folder `built/`, as the tools do by themselves. */

const target = { fileNames: '[name].js', entry: 'main.js' }

export const bundlers: Readonly<Record<string, (shop: string) => Promise<unknown>>> = {
  Vite: shop =>
    vite({
      root: shop,
      configFile: false,
      // It may hold another page of the test.
      publicDir: false,
      logLevel: 'error',
      // The page finds main.js by its name.
      build: {
        outDir: 'built',
        emptyOutDir: false,
        rolldownOptions: {
          input: join(shop, target.entry),
          output: { entryFileNames: target.fileNames },
        },
      },
    }),
  Rollup: async shop => {
    const bundle = await rollup({
      input: join(shop, target.entry),
      plugins: [nodeResolve()],
      onwarn: ({ message }) => {
        throw new Error(message)
      },
    })
    return bundle.write({ dir: join(shop, 'built'), entryFileNames: target.fileNames })
  },
  esbuild: shop =>
    esbuild({
      absWorkingDir: shop,
      entryPoints: [target.entry],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'built',
      logLevel: 'error',
    }),
}

/** Writes files of a shop's project. */
export function write(shop: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(shop, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
