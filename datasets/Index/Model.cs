using System;
using System.Collections.Generic;

namespace Roundup.Datasets.Index;

public class IndexViewModel
{
    public List<ActiveOrUpcomingEvent> ActiveOrUpcomingEvents { get; set; } = null!;

    public CampaignSummaryViewModel? FeaturedCampaign { get; set; }

    public bool IsNewAccount { get; set; }
}

public class CampaignSummaryViewModel
{
    public int Id { get; set; }

    public string Title { get; set; } = "";

    public string Description { get; set; } = "";

    public string ImageUrl { get; set; } = "";

    public string OrganizationName { get; set; } = "";

    public string Headline { get; set; } = "";
}

public class ActiveOrUpcomingEvent
{
    public int Id { get; set; }

    public string ImageUrl { get; set; } = "";

    public string Name { get; set; } = "";

    public string CampaignName { get; set; } = "";

    public string CampaignManagedOrganizerName { get; set; } = "";

    public string Description { get; set; } = "";

    public DateTimeOffset StartDate { get; set; }

    public DateTimeOffset EndDate { get; set; }
}
