-- A staff member decides or acts; an order is a sort order or a payment. The released version has none of these names, so no process
-- of it needs the former ones.
alter type document_verdict_order rename to document_decision;
alter type wealth_order rename to wealth_decision;
alter type harm_order rename to new_harm_action;

-- The name of a parameter cannot be replaced; the function files create these again in the same transaction.
drop function if exists decide_document(document_decision);
drop function if exists decide_wealth(wealth_decision);
drop function if exists decide_identity_check(identity_decision);

alter table session_end_order rename to session_end_request;
alter table session_end_request rename column ordered_at to requested_at;
alter table session_end_request rename constraint session_end_order_pkey to session_end_request_pkey;
alter table session_end_request rename constraint session_end_order_player_id_fkey to session_end_request_player_id_fkey;
alter index session_end_order_player rename to session_end_request_player;
