const stateIn = (metrics: string, state: string): number =>
  Number(new RegExp(`^database_connections\\{state="${state}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? Number.NaN)

/** Connections of the server's pool in use. */
export async function busyConnections(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return stateIn(metrics, 'total') - stateIn(metrics, 'idle')
}
