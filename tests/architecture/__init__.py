"""What a machine can check of the shape of the code: names, rooms and sizes."""
