import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { myTasksQuery } from './customer-page.api.ts'
import { TaskRow } from './task-row.tsx'

/** Open tasks of the person; nothing where there are none. */
export function MyTasks() {
  const { t } = useTranslation('company-desk')
  const { data } = useQuery(myTasksQuery())
  if (!data || data.items.length === 0) return null
  return (
    <Box sx={{ mb: 4 }}>
      <Section title={t('customer.tasks.mine')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {data.items.map((task) => (
            <TaskRow key={task.id} task={task} isNamed />
          ))}
        </Box>
      </Section>
    </Box>
  )
}
