import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, before, it } from 'node:test'
import { random } from '../../demo/store/database/random.ts'
import { miscountingStores, through } from '../support/broken/stores-under-load.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import {
  dealAsin,
  dealFacts,
  deedKinds,
  makeDeal,
  newDeed,
  type Deed,
  type Send,
} from '../support/deeds.ts'
import { tellFigure } from '../support/figure.ts'
import { fitmentRequests } from '../store/fitment/requests.ts'

const clients = 50
/** Deeds of each client, one after another. */
const rounds = 8
/** Units of a deal that a hundred shoppers want, so some ask after it is sold out. */
const units = 60
const mostTries = 40

const read = [
  `/dp/deals/product?buyingOptionTypes=LIGHTNING_DEAL&offerListingId=OL${dealAsin}`,
  fitmentRequests['model-suggest'].path,
  fitmentRequests['fitment-check'].path,
  '/dp/cart/count',
]

/** A connection that loses answers: 10 % are 503, and 15 % never arrive although the deed is done. */
function overBadLine(send: Send): Send {
  const r = random(7)
  return (path, init) => {
    const share = r.share()
    const fault = share < 0.1 ? 'status:503' : share < 0.25 ? 'drop-after' : null
    const headers = new Headers(init.headers)
    if (fault) headers.set('x-dp-fault', fault)
    return send(path, { ...init, headers })
  }
}

interface Outcome {
  deeds: Deed[]
  faults: string[]
}

/** Repeats with one key until the store answers. Returns the status of the last answer. */
async function insist(send: Send, ask: (send: Send) => Promise<Response>): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await ask(send).catch(() => null)
    await answer?.arrayBuffer()
    if (answer && answer.status !== 503) return answer.status
  }
  return 0
}

/** Runs all clients at once. Each reads between its deeds, as polls and suggestions do. */
async function crowd(send: Send): Promise<Outcome> {
  const outcome: Outcome = { deeds: [], faults: [] }
  const client = async (n: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const deed = newDeed(deedKinds[(n + round) % deedKinds.length] ?? 'claim')
      const path = read[(n + round) % read.length] ?? ''
      outcome.deeds.push(deed)
      const done = await insist(send, deed.run)
      const seen = await insist(send, line => line(path, {}))
      if (done !== 200) outcome.faults.push(`${deed.kind} ended in ${done}`)
      if (seen !== 200) outcome.faults.push(`${path} ended in ${seen}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, n) => client(n)))
  return outcome
}

/** Finds deeds that were not done exactly once, and sales beyond the stock. */
async function faultsIn({ deeds, faults }: Outcome, send: Send): Promise<string[]> {
  const found = [...faults]
  let sold = 0
  for (const deed of deeds) {
    const progress = await deed.progress(send)
    const isSale = deed.kind === 'claim' && progress !== 'double'
    if (isSale && progress === 'whole') sold += 1
    if (!isSale && progress !== 'whole') found.push(`${deed.kind}: ${progress}`)
  }
  const { claimed, claims } = await dealFacts(send)
  if (claimed !== units || claims.length !== units || sold !== units) {
    found.push(`${units} units, ${claimed} counted, ${claims.length} claims, ${sold} shoppers`)
  }
  return found
}

onBothDatabases('50 clients at once over a line that loses answers,', (store, database) => {
  let server: Server
  let line: Send

  before(async () => {
    server = createServer(store().listener)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : ''
    line = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
  })
  after(() => server.close())

  const faultsOver = async (send: Send) => {
    await makeDeal(send, units)
    return faultsIn(await crowd(overBadLine(send)), line)
  }

  it('COR-073 have each deed done once, and no unit sold twice', async () => {
    const faults = await faultsOver(line)
    assert.deepEqual(faults, [])
    tellFigure({
      suite: 'store under load',
      what: `clients at once on ${database} with 0 double deeds of ${clients * rounds}, 0 units oversold`,
      reached: clients,
      toReach: 50,
    })
  })

  for (const [name, { change, found }] of Object.entries(miscountingStores)) {
    it(`COR-073 find a store that ${name}`, async () => {
      const faults = await faultsOver(through(change, line))
      assert.match(faults.join('\n'), found)
    })
  }
})
