/** Names the variable with the scope of a test run, as JSON. build/scope.mjs documents the scope. */
export const scopeVariable = 'TEST_SCOPE'
