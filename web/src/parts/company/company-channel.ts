const NAME = 'vitrina.company'

/** Tells the other tabs that the person works for another company now. */
export function announceCompany(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('changed')
  channel.close()
}

export function onCompanyAnnounced(listen: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = listen
  return () => channel.close()
}
