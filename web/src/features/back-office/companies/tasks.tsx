import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { DateField } from '#ui/date-field.tsx'
import { customerPageQuery, type ShownPage, useAddTask } from './customer-page.api.ts'
import { TaskRow } from './task-row.tsx'

/** Things to do for the company; those of the person are on their list of companies too. */
export function Tasks({ id }: { id: number }) {
  const { t } = useTranslation('company-desk')
  const { data } = useQuery(customerPageQuery(id))
  return (
    <Section title={t('customer.tasks.title')}>
      {data && <TaskForm id={id} assignees={data.assignees} />}
      {data?.tasks.length === 0 && <Typography color="textSecondary">{t('customer.tasks.empty')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data?.tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </Box>
    </Section>
  )
}

function TaskForm({ id, assignees }: { id: number; assignees: ShownPage['assignees'] }) {
  const { t } = useTranslation('company-desk')
  const me = useUser()?.id
  const add = useAddTask(id)
  const [text, setText] = useState('')
  const [dueOn, setDueOn] = useState(sellerToday)
  const [assigneeId, setAssigneeId] = useState(() => assignees.find((one) => one.id === me)?.id ?? assignees[0]?.id ?? 0)
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2, mb: 3 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && dueOn !== '') add.mutate({ text: text.trim(), dueOn, assigneeId }, { onSuccess: () => setText('') })
      }}
    >
      <TextField
        size="small"
        label={t('customer.tasks.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {text.trim() !== '' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <DateField label={t('customer.tasks.dueOn')} value={dueOn} onChange={setDueOn} />
          <TextField
            select
            size="small"
            label={t('customer.tasks.assignee')}
            value={assigneeId}
            onChange={({ target }) => setAssigneeId(Number(target.value))}
          >
            {assignees.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="contained" size="small" loading={add.isPending} sx={{ justifySelf: 'start' }}>
            {t('customer.tasks.add')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
