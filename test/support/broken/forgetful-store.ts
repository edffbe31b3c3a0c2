import { openPGlite } from '../../../demo/store/database/database.ts'
import { seededSnapshot } from '../../../demo/store/snapshot.ts'
import { serve } from './serve-store.ts'

/** Says that data is kept, but keeps it in memory only. */
serve(await openPGlite(null, await seededSnapshot()))
