import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { programmeQuery } from './club-desk.api.ts'
import { LevelsForm } from './levels-form.tsx'
import { ProgrammeForm } from './programme-form.tsx'

/** The rules and levels; an administrator changes them, others read. */
export function ProgrammePanel() {
  const canChange = may(useUser()?.Group, 'club.programme')
  const { data, error, refetch } = useQuery(programmeQuery)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={120} />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1100 }}>
      <ProgrammeForm key={JSON.stringify(data)} programme={data} canChange={canChange} />
      <LevelsForm key={JSON.stringify(data.levels)} levels={data.levels} canChange={canChange} />
    </Box>
  )
}
