/**
 * Flags of Node for a process with a store in memory that ends within half a minute. The store's database is a WebAssembly
 * module. Node would compile it again, into quicker code, which takes two seconds of a processor.
 */
export const shortStoreFlags = ['--liftoff-only']
