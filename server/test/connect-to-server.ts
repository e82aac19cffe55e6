import { connect, type Socket } from 'node:net'

/** A bare connection to PostgreSQL; a folder in place of its host holds its socket file. */
export function connectToServer(url: string): Socket {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname)
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(Number(port || 5432), host)
}
