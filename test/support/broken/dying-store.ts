import { createServer } from 'node:http'
import { tellEnd } from '../../../demo/store/server/last-words.ts'

/** Answers like the store, and then ends in the way that the address names. */
const ends: Readonly<Record<string, () => unknown>> = {
  '/throw': () => {
    throw new Error('thrown')
  },
  '/reject': () => Promise.reject(new Error('rejected')),
  '/exit': () => process.exit(3),
}
const server = createServer(({ url = '' }, answer) => {
  answer.end()
  setImmediate(() => void ends[url]?.())
})
tellEnd(() => false)
server.listen(0, () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
})
