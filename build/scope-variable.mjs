/** Names the variable with the scope of a test run, as JSON. build/scope.mjs documents the scope. */
export const scopeVariable = 'TEST_SCOPE'
/** Names the variable with the test files of a run in a browser, as JSON. Without it, they are those of the command line, else all. */
export const filesVariable = 'TEST_FILES'
