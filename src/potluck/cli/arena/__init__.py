"""What `potluck arena` is made of: who meets whom, bots of one's own in processes of their own, standings."""
