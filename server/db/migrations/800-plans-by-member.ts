import { type Kysely, sql } from 'kysely';

/** Dishes of plans are keyed by the member whose plan it is: of a shared one, by its keeper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table plan_items add column user_id uuid`,
    sql`
      update plan_items set user_id = meal_plans.user_id
      from meal_plans where meal_plans.id = plan_id`,
    // a meal is cooked on a day of the same plan
    sql`
      update plan_items set leftover_of = null
      from plan_items cooking where cooking.id = plan_items.leftover_of and cooking.user_id <> plan_items.user_id`,
    sql`
      alter table plan_items alter column user_id set not null,
        drop constraint plan_items_plan_id_fkey,
        drop constraint plan_items_leftover_of_fkey,
        drop constraint plan_items_pkey,
        drop constraint plan_items_plan_id_recipe_id_key,
        drop constraint plan_items_plan_id_custom_food_id_key`,
    sql`alter table meal_plans drop constraint meal_plans_pkey, add primary key (user_id, id)`,
    sql`
      alter table plan_items add primary key (user_id, id),
        add unique (user_id, plan_id, recipe_id),
        add unique (user_id, plan_id, custom_food_id),
        add foreign key (user_id, plan_id) references meal_plans (user_id, id) on delete cascade`,
    sql`
      alter table plan_items add foreign key (user_id, leftover_of)
        references plan_items (user_id, id) on delete set null (leftover_of)`,
    sql`drop index plan_items_of_cooking`,
    sql`create index plan_items_of_cooking on plan_items (user_id, leftover_of) where leftover_of is not null`,
    // led by the recipe, as the deletion of one needs it too
    sql`drop index plan_items_of_recipe`,
    sql`create index plan_items_of_recipe on plan_items (recipe_id, user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
