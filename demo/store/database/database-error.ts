/** SQLSTATE of a driver's error, also where the query builder has wrapped it. */
function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'
