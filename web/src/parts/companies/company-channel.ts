const NAME = 'vitrina.company'

/** Notifies the other tabs that the active company has changed. */
export function broadcastCompanyChange(): void {
  const channel = new BroadcastChannel(NAME)
  // A channel's own postMessage, not the window's: it stays inside the origin anyway.
  const post = channel.postMessage.bind(channel)
  post('changed')
  channel.close()
}

export function onCompanyChange(listen: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listen)
  return () => channel.close()
}
