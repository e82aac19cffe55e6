import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { managerKinds } from '@vitrina/contract/companies/companies'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { type ShownCompany, useSetManagers } from './company-desk.api.ts'

type Assigned = ShownCompany['assigned'][number]
type Place = Pick<Assigned, 'managerId' | 'kind' | 'isMain'>

const placeOf = ({ managerId, kind, isMain }: Place): Place => ({ managerId, kind, isMain })

/** Who serves the company; the main one hears of its orders. */
export function Managers({ company }: { company: ShownCompany }) {
  const { t } = useTranslation('company-desk')
  const { id, version, assigned } = company
  const save = useSetManagers(id)
  const set = (managers: Place[]) => save.mutateAsync({ version, managers }).then(() => showMessage({ text: t('saved'), kind: 'success' }))
  const remove = (gone: Assigned) =>
    askConfirm({
      title: t('managers.removeTitle', { name: gone.name }),
      confirm: t('managers.remove'),
      isDangerous: true,
      run: () => set(assigned.filter((one) => one !== gone).map(placeOf)),
    })
  const makeMain = (main: Assigned) =>
    void set(assigned.map((one) => ({ ...placeOf(one), isMain: one.kind === main.kind ? one === main : one.isMain })))
  return (
    <Section title={t('managers.title')}>
      {assigned.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('managers.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mb: 3, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {assigned.map((one) => (
          <Box component="li" key={`${one.managerId}-${one.kind}`} aria-label={one.name} sx={{ py: 2 }}>
            {one.name}
            <Typography variant="body2" color="textSecondary">
              {[t(`managers.kinds.${one.kind}`), one.isMain && t('managers.main')].filter(Boolean).join(' · ')}
            </Typography>
            {one.awayUntil && one.substitute && (
              <Typography variant="body2" color="warning.main">
                {t('managers.away', { day: formatDay(one.awayUntil), name: one.substitute })}
              </Typography>
            )}
            <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
              {!one.isMain && (
                <Button size="small" disabled={save.isPending} onClick={() => makeMain(one)}>
                  {t('managers.makeMain')}
                </Button>
              )}
              <Button size="small" color="error" disabled={save.isPending} onClick={() => remove(one)}>
                {t('managers.remove')}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      <AddManager company={company} isPending={save.isPending} onAdd={(added) => void set([...assigned.map(placeOf), added])} />
    </Section>
  )
}

type AddProps = { company: ShownCompany; isPending: boolean; onAdd: (added: Place) => void }

function AddManager({ company: { assigned, managersToChoose }, isPending, onAdd }: AddProps) {
  const { t } = useTranslation('company-desk')
  const [managerId, setManager] = useState(0)
  const [kind, setKind] = useState<Place['kind']>('sales')
  const free = managersToChoose.filter(({ id }) => !assigned.some((one) => one.managerId === id && one.kind === kind))
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd({ managerId, kind, isMain: !assigned.some((one) => one.kind === kind && one.isMain) })
      }}
    >
      <TextField
        select
        size="small"
        label={t('managers.kind')}
        value={kind}
        onChange={({ target }) => {
          setKind(managerKinds.find((one) => one === target.value) ?? 'sales')
          setManager(0)
        }}
      >
        {managerKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`managers.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('managers.who')}
        value={managerId || ''}
        disabled={free.length === 0}
        onChange={({ target }) => setManager(Number(target.value))}
      >
        {free.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }} loading={isPending} disabled={managerId === 0}>
        {t('managers.add')}
      </Button>
    </Box>
  )
}
