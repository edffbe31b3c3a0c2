import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A build of dist/ that goes on beside the tests. Names a file that is there meanwhile. */
const variable = 'TEST_BUILDING'

let marker
/** What processes need to know of the build. */
export const buildingEnv = () => (marker ? { [variable]: marker } : {})

/** Builds, and says so in a file. Resolves with what `build` returns. */
export async function whileBuilding(file, build) {
  marker = file
  writeFileSync(file, '')
  try {
    return await build()
  } finally {
    rmSync(file)
  }
}

/** Resolves once no build goes on beside this process. */
export async function built() {
  const file = process.env[variable] ?? marker
  const isBuilding = () => !!file && existsSync(file)
  while (isBuilding()) await wait(50)
}
