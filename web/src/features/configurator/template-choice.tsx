import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { mdiFactory, mdiHomeOutline, mdiHomeVariantOutline, mdiOfficeBuildingOutline, mdiPlus } from '@mdi/js'
import { type Board, type BoardTemplate, boardTemplates } from '@vitrina/contract/configurator/board-shapes'
import { boardOf } from '@vitrina/contract/configurator/templates.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { configuratorAddress } from './configurator.params.ts'
import { OwnBoards } from './own-boards.tsx'
import { AdviceNotice } from './reasons-view.tsx'

const icons: Record<BoardTemplate, string> = {
  flat: mdiHomeVariantOutline,
  house: mdiHomeOutline,
  floor: mdiOfficeBuildingOutline,
  power: mdiFactory,
  empty: mdiPlus,
}

type Props = {
  /** A board begun earlier in this browser. */
  draft: Board | null
  page: number
  onStart: (board: Board) => void
}

/** where a board begins. */
export function TemplateChoice({ draft, page, onStart }: Props) {
  const { t } = useTranslation('configurator')
  const user = useUser()
  const start = (template: BoardTemplate) =>
    onStart(boardOf(template, t(`templates.${template}.board`), (line, count) => t(`templateLines.${line}`, { number: count })))
  return (
    <Page title={t('title')}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ maxWidth: 720 }}>{t('intro')}</Typography>
        {draft && (
          <Alert
            severity="info"
            action={
              <Button size="small" component={Anchor} href={configuratorAddress({})}>
                {t('draft.go')}
              </Button>
            }
          >
            {t('draft.text', { name: draft.name })}
          </Alert>
        )}
        <Box
          component="ul"
          aria-label={t('templates.label')}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 3,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {boardTemplates.map((template) => (
            <li key={template}>
              <ButtonBase
                onClick={() => start(template)}
                // A button has a font of its own.
                style={{ font: 'inherit' }}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '40px minmax(0, 1fr)',
                  columnGap: 3,
                  alignItems: 'start',
                  width: '100%',
                  height: '100%',
                  p: 4,
                  textAlign: 'start',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  bgcolor: 'background.paper',
                  '&:hover': { borderColor: 'primary.main' },
                }}
              >
                <Box sx={{ color: 'primary.main', '& svg': { width: 32, height: 32 } }}>
                  <Icon path={icons[template]} />
                </Box>
                <div>
                  <Box sx={{ fontWeight: 600, fontSize: 15 }}>{t(`templates.${template}.title`)}</Box>
                  <Box sx={{ fontSize: 13, color: 'text.secondary', mt: 1 }}>{t(`templates.${template}.text`)}</Box>
                </div>
              </ButtonBase>
            </li>
          ))}
        </Box>
        {user && <OwnBoards page={page} />}
        <AdviceNotice />
      </Box>
    </Page>
  )
}
