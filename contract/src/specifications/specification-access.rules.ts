type Edited = {
  kind: 'working' | 'recommended'
  isArchived: boolean
  isOwn: boolean
  /** Whether those who see it may change it. */
  isOpenToEdits: boolean
  mayWrite: boolean
}

/** Whether a person who sees a specification may change its groups and lines. */
export const canEditSpecification = ({ kind, isArchived, isOwn, isOpenToEdits, mayWrite }: Edited): boolean =>
  kind === 'working' && !isArchived && mayWrite && (isOwn || isOpenToEdits)
