/** Names nobody can own (RFC 2606, RFC 6761): mail from there is refused or lands in spam, and answers to it go nowhere. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost|local|example\.(?:com|net|org))$/

/** Whether letters leave under an address of the shop's own, and not that of the program or of an example. */
export function isOwnSender(from: string): boolean {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1]?.toLowerCase()
  return domain !== undefined && domain.includes('.') && !RESERVED.test(domain)
}
