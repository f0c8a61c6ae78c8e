using Roundup.Contracts;

namespace Roundup.Datasets.Index;

public sealed class IndexValues : IDataset<IndexViewModel>
{
    private const int EventCount = 20;
    private static readonly string[] Organizers = ["Ana Peña", "Émile Roux", "Grace Hall", "Ken Sato", "Maria Lindström", "Peter Novak"];
    private static readonly int[] OffsetHours = [-8, -5, 0, 1, 2];

    public IndexViewModel Create(SeededRandom random, int index)
    {
        var view = new IndexViewModel { IsNewAccount = random.Bool(), ActiveOrUpcomingEvents = new(EventCount) };

        // One page in eight features no campaign.
        if (random.Int(1, 8) > 1)
        {
            view.FeaturedCampaign = new()
            {
                Id = random.Int(1, 999_999),
                Title = random.Words(3),
                Description = random.Words(4),
                ImageUrl = Image(random),
                OrganizationName = random.Words(3),
                Headline = random.Words(2),
            };
        }

        for (var i = 0; i < EventCount; i++)
        {
            view.ActiveOrUpcomingEvents.Add(CreateEvent(random, unchecked((index * EventCount) + i)));
        }

        return view;
    }

    private static ActiveOrUpcomingEvent CreateEvent(SeededRandom random, int id)
    {
        // An appointment: a full hour, in the time zone of its location.
        var start = new DateTimeOffset(2026, 1, 1, random.Int(7, 20), 0, 0, TimeSpan.FromHours(random.Pick(OffsetHours)))
            .AddDays(random.Int(0, 700));
        return new()
        {
            Id = id,
            ImageUrl = Image(random),
            Name = random.Words(3),
            CampaignName = random.Words(4),
            CampaignManagedOrganizerName = random.Pick(Organizers),
            Description = random.Words(45),
            StartDate = start,
            EndDate = start.AddHours(random.Int(1, 24 * 14)),
        };
    }

    private static string Image(SeededRandom random) =>
        $"https://www.example.org/theme/img/carousel/{random.Letters(12)}-{random.Letters(20)}.png";
}
