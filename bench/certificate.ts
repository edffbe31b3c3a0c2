import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
}

const ofTheDay = [
  ['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
  ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
].flat()

/** Makes a self-signed certificate with OpenSSL. null: OpenSSL is missing. */
export function selfSigned(): Certificate | null {
  const folder = mkdtempSync(join(tmpdir(), 'dp-bench-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const { error, status, stderr } = spawnSync(
      'openssl',
      [...ofTheDay, '-keyout', key, '-out', cert],
      { encoding: 'utf8' },
    )
    if (error) return null
    if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
