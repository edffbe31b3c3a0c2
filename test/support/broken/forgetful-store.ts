import { openPGlite } from '../../../demo/store/database/database.ts'
import { seededSnapshot } from '../../../demo/store/snapshot.ts'
import { serve } from './serve-store.ts'

/** Keeps in memory what it says that it has kept. */
serve(await openPGlite(null, await seededSnapshot()))
