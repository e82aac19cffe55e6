import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiArrowDown, mdiArrowUp, mdiFolderMoveOutline, mdiPencilOutline, mdiPlus, mdiTrashCanOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { GoodsSection } from '@vitrina/contract/goods/sections'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { sectionsQuery, useMoveSection, useRemoveSection } from './goods.api.ts'
import { goodsAddress, readGoodsParams } from './goods.params.ts'
import { SectionDialog, type SectionEdit } from './section-dialog.tsx'

/** The tree of sections: added, renamed, moved with all that is in them, put in order, deleted when empty. */
export function SectionsPanel() {
  const { t } = useTranslation('goods')
  const { data, error, refetch } = useQuery(sectionsQuery)
  const [edit, setEdit] = useState<SectionEdit | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={40} />
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Button variant="contained" sx={{ mb: 3 }} onClick={() => setEdit({ kind: 'add', parentId: null })}>
        {t('sections.add')}
      </Button>
      {data.items.length === 0 && <Typography color="textSecondary">{t('sections.empty')}</Typography>}
      <Box
        component="ul"
        aria-label={t('tabs.sections')}
        sx={{ m: 0, p: 0, listStyle: 'none', border: data.items.length > 0 ? 1 : 0, borderColor: 'divider', borderRadius: 1 }}
      >
        {data.items.map((section) => (
          <SectionRow key={section.id} section={section} all={data.items} onEdit={setEdit} />
        ))}
      </Box>
      {edit && <SectionDialog edit={edit} sections={data.items} onClose={() => setEdit(null)} />}
    </Box>
  )
}

type RowProps = { section: GoodsSection; all: readonly GoodsSection[]; onEdit: (edit: SectionEdit) => void }

function SectionRow({ section, all, onEdit }: RowProps) {
  const { t } = useTranslation('goods')
  const move = useMoveSection()
  const remove = useRemoveSection()
  const { id, name, parentId, path, productCount, kindCount } = section
  const neighbours = all.filter((one) => one.parentId === parentId)
  const place = neighbours.indexOf(section)
  const isEmpty = productCount === 0 && kindCount === 0 && !all.some((one) => one.parentId === id)
  const actions = [
    { key: 'up', icon: mdiArrowUp, isOff: place === 0, run: () => move.mutate({ id, parentId, position: place - 1 }) },
    {
      key: 'down',
      icon: mdiArrowDown,
      isOff: place === neighbours.length - 1,
      run: () => move.mutate({ id, parentId, position: place + 1 }),
    },
    { key: 'addInside', icon: mdiPlus, isOff: false, run: () => onEdit({ kind: 'add', parentId: id }) },
    { key: 'rename', icon: mdiPencilOutline, isOff: false, run: () => onEdit({ kind: 'rename', section }) },
    { key: 'move', icon: mdiFolderMoveOutline, isOff: false, run: () => onEdit({ kind: 'move', section }) },
    {
      key: 'remove',
      icon: mdiTrashCanOutline,
      isOff: !isEmpty,
      run: () =>
        askConfirm({
          title: t('sections.removeAsk', { name }),
          confirm: t('remove'),
          isDangerous: true,
          run: () => remove.mutateAsync(id),
        }),
    },
  ] as const
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        pr: 1,
        pl: 2 + (path.length - 1) * 5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {productCount > 0 && (
          <Box
            component={Anchor}
            href={goodsAddress({ ...readGoodsParams({}), section: String(id) })}
            sx={{ ml: 2, fontSize: 12, color: 'text.secondary' }}
          >
            {t('sections.goods', { count: productCount })}
          </Box>
        )}
      </Box>
      {actions.map(({ key, icon, isOff, run }) => (
        <IconButton
          key={key}
          size="small"
          disabled={isOff || move.isPending}
          aria-label={t(`sections.${key}Named`, { name })}
          title={t(`sections.${key}`)}
          onClick={run}
        >
          <Icon path={icon} fontSize="small" />
        </IconButton>
      ))}
    </Box>
  )
}
