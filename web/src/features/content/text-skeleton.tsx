import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

const lines = [92, 100, 96, 98, 64, 0, 100, 94, 97, 40]

/** Placeholder of a text page. */
export const TextSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label} sx={{ maxWidth: 760 }}>
    {lines.map((width, index) => (
      <Skeleton key={`${index}-${width}`} width={`${width}%`} height={24} sx={{ visibility: width ? 'visible' : 'hidden' }} />
    ))}
  </Box>
)
