/** true for names of tokens, which only the shop and its server may see (COR-083). */
export const isSecret = (name: string): boolean => /token|csrf/i.test(name)
