/** What is read stands beside what is clicked; on a narrow screen under it. */
export const homeColumns = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
}
