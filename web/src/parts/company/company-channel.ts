const NAME = 'vitrina.company'

/** Notifies the other tabs that the active company has changed. */
export function announceCompany(): void {
  const channel = new BroadcastChannel(NAME)
  // A channel's own postMessage, not the window's: it stays inside the origin anyway.
  const tell = channel.postMessage.bind(channel)
  tell('changed')
  channel.close()
}

export function onCompanyAnnounced(listen: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listen)
  return () => channel.close()
}
