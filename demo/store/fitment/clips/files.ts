import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Where a model number stands: clips and pictures, which `make.mjs` draws. */
const root = fileURLToPath(new URL('files/', import.meta.url))
const names = new Set(readdirSync(root))

export const videoUrl = (id: string): string => `/help/videos/${id}.webm`
const pictureUrl = (id: string): string => `/help/pictures/${id}.webp`

/** By kind of machine: several look alike. */
const sceneOf: Readonly<Record<string, string>> = {
  DISHWASHER: 'door',
  WASHING_MACHINE: 'door',
  REFRIGERATOR: 'door',
  OVEN: 'door',
  LAWN_MOWER: 'mower',
  CHAINSAW: 'tool',
  DRILL: 'tool',
  ANGLE_GRINDER: 'tool',
  AIR_CONDITIONER: 'cover',
  BOILER: 'cover',
  VACUUM_CLEANER: 'vacuum',
  ROBOT_VACUUM: 'robot',
  GAS_GRILL: 'grill',
  SMOKER: 'grill',
  TREADMILL: 'treadmill',
  EXERCISE_BIKE: 'bike',
  FAUCET: 'tap',
  TOILET: 'tank',
}

/** What shows where the model number of such a machine stands; null for a kind that nobody has drawn. */
export function helpOf(machineType: string): { imageUrl: string; videoIds: string[] } | null {
  const scene = sceneOf[machineType]
  return scene === undefined ? null : { imageUrl: pictureUrl(scene), videoIds: [scene] }
}

/** Ranges too: Safari plays no video without them. */
export function helpFiles(): Hono {
  const app = new Hono()
  const address = '/help/:folder{videos|pictures}/:file'
  app.get(address, async (c, next) => {
    if (!names.has(c.req.param('file'))) return c.notFound()
    await next()
    c.header('cache-control', 'public, max-age=604800')
    return undefined
  })
  app.get(
    address,
    serveStatic({ root, rewriteRequestPath: path => path.slice(path.lastIndexOf('/')) }),
  )
  return app
}
