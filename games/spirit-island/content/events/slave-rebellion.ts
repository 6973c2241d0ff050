import { branch, byStage, type EventCard, eventsOf } from '../event.ts';
import { eachBoard, eachLand, onTheIsland } from '../part.ts';
import { addStrife, at, destroy, has, special } from '../step.ts';

/** The event that only France brings. */
export const slaveRebellion: EventCard = {
  ...eventsOf('branch-and-claw')(
    'Slave Rebellion',
    byStage(
      3,
      branch(
        'Small Uprising',
        eachBoard(at({ test: [has('town')] }, addStrife(1, 'town'))),
        onTheIsland(special('rebellion-comes-back', 3)),
      ),
      branch(
        'Rebellion',
        eachBoard(at({ test: [has('town')] }, destroy(1, 'town')), special('strife-on-the-board', 2)),
        eachLand([has('strife')], special('strife-hurts')),
      ),
    ),
    { dahan: branch('Aid the Uprising', eachLand([has('strife'), has('dahan')], special('aid-the-uprising'))) },
  ),
  onlyWith: 'france',
  thenAnother: true,
};
