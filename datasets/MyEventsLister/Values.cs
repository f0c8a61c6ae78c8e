using Roundup.Contracts;

namespace Roundup.Datasets.MyEventsLister;

public sealed class MyEventsListerValues : IDataset<MyEventsListerViewModel>
{
    private const int Current = 3;
    private const int Future = 9;
    private const int Past = 60;
    private const int TaskCount = 4;

    private static readonly (string Name, int Hours)[] Zones =
        [
            ("(UTC) Coordinated Universal Time", 0),
            ("(UTC+01:00) Amsterdam, Berlin, Zürich", 1),
            ("(UTC-03:00) Brasília", -3),
            ("(UTC-08:00) Pacific Time", -8),
        ];

    public MyEventsListerViewModel Create(SeededRandom random, int index)
    {
        var firstId = unchecked(index * (Current + Future + Past));
        return new()
        {
            CurrentEvents = CreateItems(random, Current, firstId),
            FutureEvents = CreateItems(random, Future, firstId + Current),
            PastEvents = CreateItems(random, Past, firstId + Current + Future),
        };
    }

    private static List<MyEventsListerItem> CreateItems(SeededRandom random, int count, int firstId)
    {
        var items = new List<MyEventsListerItem>(count);
        for (var i = 0; i < count; i++)
        {
            items.Add(CreateItem(random, unchecked(firstId + i)));
        }

        return items;
    }

    private static MyEventsListerItem CreateItem(SeededRandom random, int id)
    {
        var zone = random.Pick(Zones);

        // An appointment: at a quarter of an hour, in the time zone of its location.
        var start = new DateTimeOffset(2024, 1, 1, random.Int(7, 20), 15 * random.Int(0, 3), 0, TimeSpan.FromHours(zone.Hours))
            .AddDays(random.Int(0, 900));
        var item = new MyEventsListerItem
        {
            EventId = id,
            EventName = random.Words(2),
            StartDate = start,
            EndDate = start.AddDays(random.Int(1, 14)),
            TimeZone = zone.Name,
            Campaign = random.Words(4),
            Organization = random.Words(3),
            VolunteerCount = random.Int(0, 60),
            Tasks = new(TaskCount),
        };
        for (var i = 0; i < TaskCount; i++)
        {
            // One task in eight has no date yet.
            DateTimeOffset? at = random.Int(1, 8) == 1 ? null : start.AddHours(i);
            item.Tasks.Add(new() { Name = random.Words(4), StartDate = at, EndDate = at?.AddHours(random.Int(1, 6)) });
        }

        return item;
    }
}
