import Box from '@mui/material/Box'

/** Each series has a colour and a pattern of its own: whoever does not see the one sees the other. */
const fills = [
  { color: 'primary.main', stripes: null },
  { color: 'warning.main', stripes: 45 },
  { color: 'error.main', stripes: 90 },
  { color: 'text.secondary', stripes: 0 },
] as const

const fillOf = (place: number) => fills[place] ?? fills[3]

/** Patterns of a drawing; `id` tells those of two charts apart. */
export const FillPatterns = ({ id }: { id: string }) => (
  <defs>
    {fills.map(({ color, stripes }, place) => (
      <Box
        component="pattern"
        key={color}
        id={`${id}-${place}`}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        sx={{ color }}
        {...(stripes !== null && { patternTransform: `rotate(${stripes})` })}
      >
        <rect width={6} height={6} fill="currentColor" fillOpacity={stripes === null ? 1 : 0.35} />
        {stripes !== null && <rect width={6} height={2.5} fill="currentColor" />}
      </Box>
    ))}
  </defs>
)

/** The same fill for a bar that is no drawing. */
export const barFill = (place: number) => {
  const { color, stripes } = fillOf(place)
  return {
    color,
    backgroundColor: stripes === null ? 'currentColor' : 'color-mix(in srgb, currentColor 35%, transparent)',
    ...(stripes !== null && {
      backgroundImage: `repeating-linear-gradient(${stripes + 180}deg, currentColor 0 2.5px, transparent 2.5px 6px)`,
    }),
  }
}

type LegendProps = { series: readonly string[]; before?: string | undefined }

/** Names of the series beside their fill, and of the mark of the period before. */
export const Legend = ({ series, before }: LegendProps) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, p: 0, listStyle: 'none', fontSize: 13 }}>
    {series.map((name, place) => (
      <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box aria-hidden sx={{ width: 14, height: 14, borderRadius: 0.5, ...barFill(place) }} />
        {name}
      </Box>
    ))}
    {before !== undefined && (
      <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box aria-hidden sx={{ width: 18, borderTop: '2px dashed', borderColor: 'text.primary' }} />
        {before}
      </Box>
    )}
  </Box>
)
